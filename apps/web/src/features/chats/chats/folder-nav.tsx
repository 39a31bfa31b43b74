import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditNoteRounded } from '@/ui/icons/edit-note-rounded';
import { InboxRounded } from '@/ui/icons/inbox-rounded';
import { StarBorderRounded } from '@/ui/icons/star-border-rounded';
import { type Folder, FOLDER_LABELS, listingHref } from './folders';

const ICONS: Record<Folder, ReactNode> = {
  bandeja: <InboxRounded aria-hidden />,
  destacados: <StarBorderRounded aria-hidden />,
  borradores: <EditNoteRounded aria-hidden />,
  papelera: <DeleteOutlineRounded aria-hidden />,
};

/** The four folders side by side; choosing one ends a search. */
export const FolderNav = ({ open, drafts }: { open: Folder; drafts: number }) => (
  <Box
    component="nav"
    aria-label="Carpetas"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', borderBottom: 1, borderColor: 'divider' }}
  >
    {FOLDER_LABELS.map(({ folder, label, short }) => (
      <Box
        key={folder}
        component={Link}
        to={listingHref({ folder, q: '' })}
        aria-label={folder === 'borradores' && drafts > 0 ? `${label}: ${drafts}` : label}
        aria-current={folder === open ? 'page' : undefined}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          minHeight: 52,
          color: 'text.secondary',
          textDecoration: 'none',
          typography: 'caption',
          fontWeight: 600,
          '& .MuiSvgIcon-root': { fontSize: 20 },
          '&:hover': { color: 'text.primary' },
          '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -3px 0 var(--t-palette-primary-main)' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Badge aria-hidden color="primary" badgeContent={folder === 'borradores' ? drafts : 0}>
          {ICONS[folder]}
        </Badge>
        <span>{short}</span>
      </Box>
    ))}
  </Box>
);
