import { ScreenHeading } from '../kit/screen-heading';
export default function OrdersScreen() {
  return <ScreenHeading title="Orders" />;
}
