import { type ExplainedTermProps, TermButton, termFacts } from './explain/term-button';
import { type Approach, popupOnDemand } from './on-demand';

function ClosedTerm({ children, onPointerEnter, onFocus, onClick }: ExplainedTermProps & Approach) {
  return (
    <TermButton {...termFacts} onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick}>
      {children}
    </TermButton>
  );
}

/** A term with its explanation in a line, which a click, a tap or Enter opens and Escape closes. */
export const ExplainedTerm = popupOnDemand<ExplainedTermProps>(
  ClosedTerm,
  () => import('./explain/open-explained-term'),
);
