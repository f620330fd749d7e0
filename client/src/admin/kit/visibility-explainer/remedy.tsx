import { Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { type RemedyPlaces, remedyHref, type ViewRule } from './verdict';

interface RemedyProps extends RemedyPlaces {
  readonly remedy: ViewRule['remedy'];
}

/** What would mend it, as a link to where it is changed. */
export function Remedy({ remedy, ...places }: RemedyProps) {
  if (remedy === null) {
    return null;
  }
  const href = remedyHref(remedy.place, places);
  return href === null ? <Text>{remedy.text}</Text> : <TextLink to={href}>{remedy.text}</TextLink>;
}
