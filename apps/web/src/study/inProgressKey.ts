/** Local storage key of inProgress.ts, which a lesson loads only if something is stored. */
export const inProgressKey = 'in-progress';
