import { ScreenHeading } from '../kit/screen-heading';
export default function DashboardScreen() {
  return <ScreenHeading title="Dashboard" />;
}
