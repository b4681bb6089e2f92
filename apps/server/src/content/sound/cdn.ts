import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of clips at a CDN, which asks this server without the cookie of a learner. */
export interface ClipCdn {
  /** The signed address of a clip. It is the same for all learners, so that the CDN keeps one copy. */
  readonly urlOf: (name: string) => string;
  readonly isSigned: (name: string, signature: string | undefined) => boolean;
}

/** `version`: the version of the clips. Signatures of another version are not valid. */
export function createClipCdn(secret: string, assetsUrl: string, version: string): ClipCdn {
  const signatureOf = (name: string) =>
    createHmac('sha256', secret).update(`clip:${version}:${name}`).digest('base64url');
  return {
    urlOf: (name) =>
      `${assetsUrl}/audio/${encodeURIComponent(name)}.mp3?v=${version}&signature=${signatureOf(name)}`,
    isSigned(name, signature = '') {
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(name))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
