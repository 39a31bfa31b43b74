import FormHelperText from '@mui/material/FormHelperText';

interface FieldHelpProps {
  /** Of the field; what describes it is `helpId` of it. */
  id: string;
  error?: string | null | undefined;
  /** What was understood of what is typed. */
  note?: string | null;
  hint?: string | undefined;
}

/** The id of what stands below a field; undefined when nothing does. */
export const helpId = ({ id, error, note, hint }: FieldHelpProps) =>
  error || note || hint ? `${id}-ayuda` : undefined;

/** What was understood of a field, and what is wrong with it or else how it is filled in. */
export const FieldHelp = ({ id, error, note, hint }: FieldHelpProps) => {
  if (!error && !note && !hint) return null;
  return (
    <FormHelperText id={`${id}-ayuda`} error={!!error} aria-live={note && !error ? 'polite' : undefined}>
      {[note, error ?? hint].filter(Boolean).join('. ')}
    </FormHelperText>
  );
};
