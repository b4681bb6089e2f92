/**
 * Header that names the signed-in learner by a tag. In a response: whose session it belongs to, so that nobody stores or shows
 * it for another learner who has signed in meanwhile. In a request: whom the page shows; the server refuses it in the
 * session of another learner.
 */
export const learnerHeader = 'Ena-Learner';

/** Whose response it is, and with which entitlement: what a subscriber has got must not be stored once Premium has ended. */
export const learnerHeaderOf = ({
  tag,
  entitled,
}: {
  readonly tag: string;
  readonly entitled: boolean;
}): string => (entitled ? `${tag};premium` : tag);

/** The tag of the learner in a value of the header. */
export const learnerTagIn = (value: string): string => value.split(';')[0] ?? value;
