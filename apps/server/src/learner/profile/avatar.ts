/** Avatars: upload, delivery to everyone who knows the URL, and deletion of replaced files. */
import { randomBytes } from 'node:crypto';
import { maxAvatarBytes, smallAvatarUrl } from '@ena/domain/account/avatar';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { userProfiles } from '../../platform/db/users.ts';
import { accountGone, Failure } from '../../platform/failure.ts';
import type { Env } from '../../platform/http/address.ts';
import { readBytes } from '../../platform/http/body.ts';
import { describeError } from '../../platform/log.ts';
import type { PlatformServices } from '../../platform/services.ts';

type AvatarServices = Pick<PlatformServices, 'db' | 'files' | 'log' | 'now'>;

const contentType = 'image/webp';
/** Cache lifetime in seconds (PROF-11). A new picture has a new URL. */
const maxAgeSeconds = 3600;

export const avatarFolder = (userId: string): string => `avatars/${userId}`;

/** Storage keys of both sizes: the URL path `/avatars/{userId}/{id}.webp` without its leading slash. */
const filesOf = (address: string): readonly string[] =>
  [address, smallAvatarUrl(address)].map((each) => each.slice(1));

/**
 * Stores the picture in the body of a request. File name and content type are ignored: a client can send
 * anything. Throws NOT_AN_IMAGE, IMAGE_TOO_LARGE, TOO_MANY_PIXELS, IMAGE_UNREADABLE, UNAVAILABLE.
 */
export async function uploadAvatar(c: Context<Env>, services: AvatarServices, userId: string): Promise<void> {
  const tooLarge = () =>
    new Failure('IMAGE_TOO_LARGE', `The picture is larger than ${maxAvatarBytes} bytes.`);
  const bytes = await readBytes(c, maxAvatarBytes, tooLarge);
  const { encodeAvatar } = await import('./avatarEncoder.ts');
  const { large, small } = await encodeAvatar(bytes);
  const address = `/${avatarFolder(userId)}/${randomBytes(16).toString('hex')}.webp`;
  const [largeKey = '', smallKey = ''] = filesOf(address);
  try {
    await services.files.put(largeKey, large, contentType);
    await services.files.put(smallKey, small, contentType);
    await setAvatar(services, userId, address);
  } catch (error) {
    // Not awaited: if the storage has timed out, this takes as long again.
    void removeFiles(services, address);
    throw error;
  }
}

/** Sets or removes the avatar of a profile, and deletes the files of the previous one (SET-08). */
export async function setAvatar(
  services: AvatarServices,
  userId: string,
  address: string | null,
): Promise<void> {
  const mine = eq(userProfiles.id, userId);
  const before = await services.db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ avatarUrl: userProfiles.avatarUrl })
      .from(userProfiles)
      .where(mine)
      .for('update');
    if (!profile) throw accountGone();
    await tx.update(userProfiles).set({ avatarUrl: address, updatedAt: services.now() }).where(mine);
    return profile.avatarUrl;
  });
  if (before !== null && before !== address) await removeFiles(services, before);
}

/** Errors are only logged: orphaned files do no harm, and are deleted with the account at the latest. */
async function removeFiles({ files, log }: AvatarServices, address: string): Promise<void> {
  try {
    await Promise.all(filesOf(address).map(files.remove));
  } catch (error) {
    log.warn({ error: describeError(error) }, 'an old avatar could not be removed');
  }
}

const addressPattern = /^\/avatars\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/[\da-f]{32}(?:-small)?\.webp$/u;

/** Serves /avatars/{userId}/{id}.webp (PROF-11). */
export async function sendAvatar(
  c: Context<Env>,
  { files }: Pick<PlatformServices, 'files'>,
): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const bytes = addressPattern.test(c.req.path) ? await files.read(c.req.path.slice(1)) : null;
  if (!bytes) throw new Failure('NOT_FOUND', 'There is no such picture.');
  c.header('Content-Type', contentType);
  c.header('Cache-Control', `public, max-age=${maxAgeSeconds}`);
  return c.body(bytes);
}
