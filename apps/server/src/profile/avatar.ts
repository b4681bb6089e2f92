/** The picture of a learner: stored, shown to everyone who knows its address, and removed with what it replaced. */
import { randomBytes } from 'node:crypto';
import { maxAvatarBytes, smallAvatar } from '@ena/domain/account/avatar';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { userProfiles } from '../db/schema.ts';
import { accountGone, Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import { readBytes } from '../http/body.ts';
import { describeError } from '../http/log.ts';
import type { Parts } from '../parts.ts';
import { drawAvatar } from './picture.ts';

type AvatarParts = Pick<Parts, 'db' | 'files' | 'log' | 'now'>;

const type = 'image/webp';
/** Seconds (document 1, section 9; PROF-11). A new picture has a new address. */
const keptFor = 3600;

export const avatarFolder = (userId: string): string => `avatars/${userId}`;

/** Address and key differ by the slash in front: `/avatars/{userId}/{id}.webp`. */
const filesOf = (address: string): readonly string[] =>
  [address, smallAvatar(address)].map((each) => each.slice(1));

/**
 * Takes the picture that a request carries as its body; its name and its type are the sender's word and
 * count for nothing. NOT_AN_IMAGE, IMAGE_TOO_LARGE, TOO_MANY_PIXELS.
 */
export async function uploadAvatar(c: Context<Env>, parts: AvatarParts, userId: string): Promise<void> {
  const tooLarge = new Failure('IMAGE_TOO_LARGE', `The picture is larger than ${maxAvatarBytes} bytes.`);
  const { large, small } = await drawAvatar(await readBytes(c, maxAvatarBytes, tooLarge));
  const address = `/${avatarFolder(userId)}/${randomBytes(16).toString('hex')}.webp`;
  const [largeKey = '', smallKey = ''] = filesOf(address);
  try {
    await parts.files.put(largeKey, large, type);
    await parts.files.put(smallKey, small, type);
    await setAvatar(parts, userId, address);
  } catch (error) {
    // Nobody waits for that: where nothing answered, it takes as long again.
    void removeFiles(parts, address);
    throw error;
  }
}

/** Names another picture in the profile, or none, and removes the files of the one before it (SET-08). */
export async function setAvatar(parts: AvatarParts, userId: string, address: string | null): Promise<void> {
  const mine = eq(userProfiles.id, userId);
  const before = await parts.db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ avatarUrl: userProfiles.avatarUrl })
      .from(userProfiles)
      .where(mine)
      .for('update');
    if (!profile) throw accountGone();
    await tx.update(userProfiles).set({ avatarUrl: address, updatedAt: parts.now() }).where(mine);
    return profile.avatarUrl;
  });
  if (before !== null && before !== address) await removeFiles(parts, before);
}

/** What is left behind harms nobody, and goes with the account at the latest. */
async function removeFiles({ files, log }: AvatarParts, address: string): Promise<void> {
  try {
    await Promise.all(filesOf(address).map(files.remove));
  } catch (error) {
    log.warn({ error: describeError(error) }, 'an old avatar could not be removed');
  }
}

const addressPattern = /^\/avatars\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/[\da-f]{32}(?:-small)?\.webp$/u;

/** Answers /avatars/{userId}/{id}.webp (PROF-11). */
export async function sendAvatar(c: Context<Env>, { files }: Pick<Parts, 'files'>): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const bytes = addressPattern.test(c.req.path) ? await files.read(c.req.path.slice(1)) : null;
  if (!bytes) throw new Failure('NOT_FOUND', 'There is no such picture.');
  c.header('Content-Type', type);
  c.header('Cache-Control', `public, max-age=${keptFor}`);
  return c.body(bytes);
}
