import { errorText } from '../../graphql/error-text';
import { useRegistrationChoicesQuery } from '../../graphql/generated/hooks';
import { DrawingFrame } from '../../ui/drawing-frame';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { RegisterForm } from './register-form';

/** Opens an account; it works once its e-mail is confirmed and an administrator has approved it. */
export default function RegisterPage() {
  const { data, error, loading, refetch } = useRegistrationChoicesQuery();
  const businessTypes = data?.referenceLists?.businessTypes;
  const countries = data?.countries;
  return (
    <DrawingFrame
      title="Register"
      lead="We confirm your email and approve your business by hand; then you see every stone at your own price."
    >
      {businessTypes !== undefined && countries != null ? (
        <RegisterForm businessTypes={businessTypes} countries={countries} />
      ) : loading ? (
        <PageSpinner />
      ) : (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
    </DrawingFrame>
  );
}
