/** Why a lesson could not be stored: no space, no (or a wrong) response, or not open to the learner. */
export type DownloadFailure = 'full' | 'network' | 'denied';

export class DownloadError extends Error {
  readonly reason: DownloadFailure;
  constructor(reason: DownloadFailure) {
    super(`A lesson could not be stored: ${reason}`);
    this.name = 'DownloadError';
    this.reason = reason;
  }
}
