import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterReport, dueReport, idleMs, isMinuteCounted, newVisit, tick, tickMs } from './studyClock.ts';

const minutes = (count: number) =>
  Array.from({ length: count }).reduce((visit: typeof newVisit) => tick(visit, 0), newVisit);

describe('study clock', () => {
  it.each([
    [0, true],
    [299_999, true],
    [300_000, false],
    [300_001, false],
  ])('[TIME-01] [ADV-32] a minute whose last interaction is %i ms ago counts: %s', (ms, counts) => {
    expect(isMinuteCounted(ms)).toBe(counts);
    expect(tick(newVisit, ms).minutes).toBe(counts ? 1 : 0);
  });

  it('[TIME-01] ticks every 60 s and is idle from 300000 ms', () =>
    expect([tickMs, idleMs]).toEqual([60_000, 300_000]));

  it('[TIME-02] resumes counting after an idle period that a click ended', () => {
    const sinceInteraction = [0, 240_000, 300_000, 360_000, 30_000, 90_000];
    expect(sinceInteraction.reduce(tick, newVisit).minutes).toBe(4);
  });
});

describe('reports', () => {
  it.each([false, true])('[TIME-04] leaving reports the counted minutes, completed %s', (completed) =>
    expect(dueReport(minutes(3), completed)).toEqual({ timeSpent: 3, completed }),
  );

  it('[TIME-05] leaving with no counted minute reports nothing', () =>
    expect(dueReport(newVisit, false)).toBeNull());

  it('reports completion reached in under a minute (requirements-2-lessons, open point 1), once', () => {
    expect(dueReport(newVisit, true)).toEqual({ timeSpent: 0, completed: true });
    expect(dueReport(afterReport(newVisit, true), true)).toBeNull();
  });

  it('reports only what is new', () => {
    const reported = afterReport(minutes(2), false);
    expect(dueReport(reported, false)).toBeNull();
    expect(dueReport(tick(reported, 0), false)).toEqual({ timeSpent: 1, completed: false });
    expect(dueReport(reported, true)).toEqual({ timeSpent: 0, completed: true });
  });

  it('[TIME-04] adds up to the minutes of the visit, however often it is left', () => {
    const event = fc.oneof(
      fc.record({ tick: fc.nat(600_000) }),
      fc.record({ leave: fc.constant(true) }),
      fc.record({ complete: fc.constant(true) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 80 }), (events) => {
        let [visit, completed, counted, reported, bare] = [newVisit, false, 0, 0, 0];
        const leave = () => {
          const report = dueReport(visit, completed);
          if (!report) return;
          reported += report.timeSpent;
          if (report.timeSpent === 0) bare++;
          visit = afterReport(visit, report.completed);
        };
        for (const happened of events)
          if ('tick' in happened) {
            if (happened.tick < 300_000) counted++;
            visit = tick(visit, happened.tick);
          } else if ('complete' in happened) completed = true;
          else leave();
        leave();
        expect(reported).toBe(counted);
        expect(bare).toBeLessThanOrEqual(1);
        expect(visit.completed).toBe(completed);
      }),
    );
  });
});
