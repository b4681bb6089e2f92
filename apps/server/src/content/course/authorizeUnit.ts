import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { Failure } from '../../platform/failure.ts';
import type { Course, Unit } from './units.ts';

/**
 * Returns the unit if this viewer may open it (D3, D25), by the same rule as links and routes. Throws
 * UNKNOWN_UNIT, NOT_ENTITLED.
 */
export function authorizeUnit(course: Course, unitId: string, viewer: Viewer): Unit {
  const unit = course.find(unitId);
  if (!unit) throw new Failure('UNKNOWN_UNIT', 'There is no such unit.');
  if (checkAccess(requiredAccessOfTier(unit.tier), viewer) === 'open') return unit;
  throw new Failure('NOT_ENTITLED', 'This unit needs a subscription.');
}
