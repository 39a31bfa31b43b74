import MuiLink from '@mui/material/Link';
import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';

/** A sentence, in which Tuerca's address can be written to. */
export function ContactText({ text }: { text: string }) {
  const [before, ...after] = text.split(CONTACT_EMAIL);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <MuiLink
        href={`mailto:${CONTACT_EMAIL}`}
        sx={{ color: 'inherit', fontWeight: 'inherit', overflowWrap: 'anywhere' }}
      >
        {CONTACT_EMAIL}
      </MuiLink>
      {after.join(CONTACT_EMAIL)}
    </>
  );
}
