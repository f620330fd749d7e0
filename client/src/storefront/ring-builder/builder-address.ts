import {
  builderPaths,
  type RingChoice,
  type RingKind,
  readRing,
  ringParameters,
} from '../../shared/rings/ring-address';

/** What the builder shows. `start`: nothing has been chosen. */
export type Step = 'start' | 'setting' | 'stone' | 'ring';

/** The state of the builder: all of it stands in the address. */
export interface BuilderState {
  readonly ring: RingChoice;
  readonly step: Step;
  /** The parts that were chosen before the present ones. */
  readonly former: Readonly<Record<'setting' | 'diamond', string | null>>;
}

function defaultStep({ setting, diamond }: RingChoice): Step {
  if (setting === null) {
    return diamond === null ? 'start' : 'setting';
  }
  return diamond === null ? 'stone' : 'ring';
}

/** Reads the state of an address; a step that makes no sense for its ring is the one that does. */
export function readBuilder(parameters: URLSearchParams): BuilderState {
  const ring = readRing(parameters);
  const step = parameters.get('step');
  return {
    ring,
    step: step === 'setting' || step === 'stone' ? step : defaultStep(ring),
    former: { setting: parameters.get('was-setting'), diamond: parameters.get('was-diamond') },
  };
}

/** The address after a change. A part that is replaced stays known. */
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
