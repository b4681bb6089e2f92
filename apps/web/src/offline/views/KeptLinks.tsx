import { TextLink } from '../../ui/Button.tsx';
import { useKeptList } from '../cache/keptLessons.ts';
import { findKeptUnit } from '../cache/keptUnits.ts';

/** Links to the lessons on this device; nothing if there are none. */
export default function KeptLinks() {
  const lessons = (useKeptList() ?? []).flatMap(({ id }) => findKeptUnit(id) ?? []);
  return lessons.length > 0 ? (
    <section
      aria-labelledby="kept-lessons"
      className="rounded-2xl border border-line bg-surface px-5 py-4 text-left"
    >
      <h2 id="kept-lessons" className="mb-1 text-lg">
        Lessons on this device
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {lessons.map(({ id, path, title }) => (
          <li key={id}>
            {/* A full page load: the error page is left for good. */}
            <TextLink to={path} reloadDocument className="inline-block py-1.5">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
