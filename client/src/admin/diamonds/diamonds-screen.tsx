import { ScreenHeading } from '../kit/screen-heading';
export default function DiamondsScreen() {
  return <ScreenHeading title="Diamonds" />;
}
