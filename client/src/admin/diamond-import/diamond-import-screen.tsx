import { ScreenHeading } from '../kit/screen-heading';
export default function DiamondImportScreen() {
  return <ScreenHeading title="Import diamonds" />;
}
