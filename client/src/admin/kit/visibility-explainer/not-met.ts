/** Returns the reason in words if a rule is not met: `The account is not approved` for `The account is approved`. */
export function notMet(rule: string): string {
  if (rule === 'The email address is confirmed') {
    return 'Email not confirmed';
  }
  const [, subject, negation, rest] = /^(The \w+(?: \w+)?) is (not )?(.*)$/.exec(rule) ?? [];
  return subject === undefined ? `Not met: ${rule}` : `${subject} is ${negation === undefined ? 'not ' : ''}${rest}`;
}
