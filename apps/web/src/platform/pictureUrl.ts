import { pictureVersion } from 'virtual:ena-pictures';

/** The URL of a picture by its name; another one when pictures were drawn anew, because browsers keep them for a year. */
export const pictureUrl = (name: string): string => `/pictures/${name}.svg?v=${pictureVersion}`;
