import { Banner } from '../../ui/Feedback.tsx';

/** Over plain http, except on the same machine: browsers offer no service worker there. */
export default function InsecureNotice() {
  return (
    <div className="mx-auto max-w-page px-5 pt-4">
      <Banner>
        This address is not encrypted: it begins with http. Your answers are saved, but others on your network
        can read what you send, and lessons cannot be kept for offline use. Please ask for an https address.
      </Banner>
    </div>
  );
}
