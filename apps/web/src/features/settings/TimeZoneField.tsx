import { useId } from 'react';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The time zones of the browser, and the stored one where the browser does not list it. */
const zones = (stored: string | null): readonly string[] => {
  const supported = Intl.supportedValuesOf('timeZone');
  return stored === null || supported.includes(stored) ? supported : [stored, ...supported];
};
/** For display: 'America/New_York' becomes 'America/New York'. */
const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

/** The time zone whose midnight ends a study day: a chosen one, or the time zone of the device (null). */
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
        className="min-h-12 w-full rounded-md border-1.5 border-control bg-sunken px-3 text-ink"
      >
        <option value="">{`My device’s time zone (${zoneLabel(deviceZone())})`}</option>
        {zones(value).map((zone) => (
          <option key={zone} value={zone}>
            {zoneLabel(zone)}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        Your streak counts days by this zone.
      </p>
    </div>
  );
}
