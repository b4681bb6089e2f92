import { createStore } from '../../platform/store.ts';

/** Whether signing out has failed on the open page; the layout resets it when the page is left. */
export const failedSignOut = createStore(false);
