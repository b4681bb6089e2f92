import type { PlatformServices } from '../platform/services.ts';
import type { Accounts } from './accounts.ts';
import type { ReadViewer } from './sessions/viewer.ts';

export interface IdentityServices extends PlatformServices {
  readonly accounts: Accounts;
  readonly readViewer: ReadViewer;
}
