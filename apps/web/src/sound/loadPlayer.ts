/** The player is loaded on demand, because most visitors of public pages never play a sound. */
export const loadPlayer = () => import('./player.ts');
