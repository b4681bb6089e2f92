import { useId } from 'react';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Whatever the browser knows; a zone that was chosen elsewhere stays in the list. */
const zones = (present: string | null): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return present === null || known.includes(present) ? known : [present, ...known];
};
/** As people say it: 'America/New_York' is 'America/New York'. */
const spoken = (zone: string) => zone.replaceAll('_', ' ');

/** Whose midnight ends a study day: the device's, or that of a zone of one's own choice. Null: the device's. */
export function TimeZoneField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (zone: string | null) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Time zone
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        aria-describedby={`${id}-note`}
        className="min-h-12 w-full rounded-md border-[1.5px] border-control bg-sunken px-3 text-ink"
      >
        <option value="">{`That of my device (${spoken(ownZone())})`}</option>
        {zones(value).map((zone) => (
          <option key={zone} value={zone}>
            {spoken(zone)}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        Your streak counts days by this zone.
      </p>
    </div>
  );
}
