import { CircleDot } from 'lucide-react';
import { ringSetting } from '../../../graphql/generated/stock/ringSetting-admin';
import { ringSettingOperations } from '../../../graphql/generated/stock/ringSetting-operations';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const settings: StockType = {
  declaration: ringSetting,
  operations: ringSettingOperations,
  pageId: 'admin_engagement_rings',
  form: plainForm,
  columns: [picturedNumber(CircleDot)],
};

export default function RingSettingsScreen() {
  return <StockScreen type={settings} />;
}
