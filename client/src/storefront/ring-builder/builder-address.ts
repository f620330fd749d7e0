import {
  builderPaths,
  type RingChoice,
  type RingKind,
  readRing,
  ringParameters,
} from '../../shared/rings/ring-address';

/** Current step of the builder. `start` means that nothing has been chosen yet. */
export type Step = 'start' | 'setting' | 'stone' | 'ring';

/** State of the builder, stored in the URL. */
export interface BuilderState {
  readonly ring: RingChoice;
  readonly step: Step;
  /** Stock numbers of parts that have been replaced. */
  readonly former: Readonly<Record<'setting' | 'diamond', string | null>>;
}

function defaultStep({ setting, diamond }: RingChoice): Step {
  if (setting === null) {
    return diamond === null ? 'start' : 'setting';
  }
  return diamond === null ? 'stone' : 'ring';
}

/** Parses the builder's state from the URL. Replaces an invalid step with the next possible step. */
export function readBuilder(parameters: URLSearchParams): BuilderState {
  const ring = readRing(parameters);
  const step = parameters.get('step');
  return {
    ring,
    step: step === 'setting' || step === 'stone' ? step : defaultStep(ring),
    former: { setting: parameters.get('was-setting'), diamond: parameters.get('was-diamond') },
  };
}

/** Returns the URL of the builder after a change. A replaced part is stored in `former`. */
export function builderHref(
  kind: RingKind,
  { ring, former }: BuilderState,
  change: Partial<RingChoice>,
  step?: Step,
): string {
  const next = { ...ring, ...change };
  const parameters = ringParameters(next);
  for (const part of ['setting', 'diamond'] as const) {
    const was = ring[part] !== null && ring[part] !== next[part] ? ring[part] : former[part];
    if (was !== null && was !== next[part]) {
      parameters.set(`was-${part}`, was);
    }
  }
  if (step !== undefined && step !== defaultStep(next)) {
    parameters.set('step', step);
  }
  return parameters.size === 0 ? builderPaths[kind] : `${builderPaths[kind]}?${parameters.toString()}`;
}
