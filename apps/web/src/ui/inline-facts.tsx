import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Short facts on one line, parted by dots; a narrow place breaks between them and never within one. */
export const InlineFacts = ({ facts }: { facts: readonly (string | null | undefined)[] }) =>
  facts
    .filter((fact) => !!fact)
    .map((fact, i) => (
      <Fragment key={fact}>
        {i > 0 && ' · '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {fact}
        </Box>
      </Fragment>
    ));
