import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';
import { type DocumentPath, DRAFT_NOTE, TEXT_DOCUMENTS, type TextDocument } from '@tuerca/contracts/pages/documents';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

const Sections = ({ sections }: Pick<TextDocument, 'sections'>) =>
  sections.map(({ title, paragraphs }) => (
    <Box component="section" key={title} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {paragraphs.map((text) => (
        <Typography key={text} sx={{ mb: 1.5 }}>
          {text}
        </Typography>
      ))}
    </Box>
  ));

/** Page of text at the present address: help, contact, terms or privacy. */
export function DocumentPage() {
  const { title, text, sections, draft }: TextDocument = TEXT_DOCUMENTS[useLocation().pathname as DocumentPath];
  return (
    <Container>
      <Head title={title} description={text} />
      <PageHeader title={title} text={text} />
      <Box sx={{ maxWidth: '68ch' }}>
        {draft && (
          <Alert severity="info" icon={false} sx={{ mb: 4 }}>
            {DRAFT_NOTE}
          </Alert>
        )}
        <Sections sections={sections} />
        <Button href={`mailto:${CONTACT_EMAIL}`} variant="outlined">
          Escribir a {CONTACT_EMAIL}
        </Button>
      </Box>
    </Container>
  );
}
