import { accountAddresses } from 'virtual:ena-contract/account';
import { createApi } from './client.ts';

/** As `api`, for the endpoints of the account settings, whose addresses are not part of the first load. */
export const accountApi = createApi(accountAddresses);
