import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DeleteOutlineRounded } from './icons/delete-outline-rounded';
import { EditOutlined } from './icons/edit-outlined';

interface CardEditActionsProps {
  /** Name of the edited item, for the buttons' labels. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Footer of a card that its owner can edit or remove. */
export const CardEditActions = ({ name, onEdit, onRemove }: CardEditActionsProps) => (
  <Box sx={{ display: 'flex', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}>
    <Button startIcon={<EditOutlined />} onClick={onEdit} aria-label={`Editar ${name}`} sx={{ flex: 1 }}>
      Editar
    </Button>
    <Button
      color="error"
      startIcon={<DeleteOutlineRounded />}
      onClick={onRemove}
      aria-label={`Eliminar ${name}`}
      sx={{ flex: 1 }}
    >
      Eliminar
    </Button>
  </Box>
);
