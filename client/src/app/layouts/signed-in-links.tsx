import { AccountMenu } from './account-menu';
import { BasketLinks } from './basket-links';

/** The signed-in user's part of the header. */
export default function SignedInLinks() {
  return (
    <>
      <BasketLinks />
      <AccountMenu />
    </>
  );
}
