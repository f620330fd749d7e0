import { partOnDemand } from '../../../ui/on-demand';
import { PageSpinner } from '../../../ui/page-spinner';
import type { ChoiceProps } from './choice-props';

/* A list comes with what is known of its stock: none with that of another. */
const SettingChoice = partOnDemand<ChoiceProps>(() => import('./open-setting-choice'), PageSpinner);
const DiamondChoice = partOnDemand<ChoiceProps>(() => import('./open-diamond-choice'), PageSpinner);
const GenericChoice = partOnDemand<ChoiceProps>(() => import('./open-generic-choice'), PageSpinner);

/** A list to choose from. */
export function Choice(props: ChoiceProps) {
  const { step, kind } = props.builder;
  if (step === 'setting') {
    return <SettingChoice {...props} />;
  }
  return kind === 'engagement' ? <DiamondChoice {...props} /> : <GenericChoice {...props} />;
}
