import { packCovers } from '@ena/course/packs/covers';
import { WordPicture } from '../../ui/Picture.tsx';

/** The picture that tells a pack from the others; gray while it is locked. */
export const PackCover = ({
  id,
  isLocked = false,
  className,
}: {
  id: string;
  isLocked?: boolean;
  /** Its size. */
  className: string;
}) => (
  <WordPicture
    name={packCovers[id] ?? ''}
    className={`${className} ${isLocked ? 'opacity-60 grayscale' : ''}`}
  />
);
