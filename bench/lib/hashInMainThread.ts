/** Preload of a server, as a broken variant: passwords are hashed by the thread that answers requests. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

Object.assign(crypto, {
  scrypt(
    password: string,
    salt: Buffer,
    keyLength: number,
    options: crypto.ScryptOptions,
    callback: (error: Error | null, key: Buffer) => void,
  ) {
    callback(null, crypto.scryptSync(password, salt, keyLength, options));
  },
});
syncBuiltinESMExports();
