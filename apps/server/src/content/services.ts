import type { IdentityServices } from '../identity/services.ts';
import type { Assistant } from './chat/assistant.ts';
import type { Course } from './course/units.ts';
import type { ClipCdn } from './sound/cdn.ts';
import type { Clips } from './sound/clips.ts';

export interface ContentServices extends IdentityServices {
  readonly course: Course;
  readonly assistant: Assistant;
  readonly clips: Clips;
  /** Null: this server sends them itself. */
  readonly clipCdn: ClipCdn | null;
}
