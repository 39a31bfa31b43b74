import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { longDate } from '@/lib/format';
import { mediaUrl } from '@/lib/media-url';
import { useUser } from '@/lib/session';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { VerifiedRounded } from '@/ui/icons/verified-rounded';
import { QuietButton } from '@/ui/quiet-button';
import { Stars } from '@/ui/stars';

interface ReviewItemProps {
  resena: Resena;
  onEdit: () => void;
  onRemove: () => void;
}

/** Actions of the reader: on her own review, or on somebody else's. */
function Actions({ resena, onEdit, onRemove }: ReviewItemProps) {
  const user = useUser();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5, ml: -1 }}>
      {user?._id === resena.usuario._id ? (
        <>
          <QuietButton icon={<EditOutlined />} aria-label="Editar mi reseña" onClick={onEdit}>
            Editar
          </QuietButton>
          <QuietButton icon={<DeleteOutlineRounded />} aria-label="Eliminar mi reseña" onClick={onRemove}>
            Eliminar
          </QuietButton>
        </>
      ) : (
        <ReportButton objeto="comentario" objetoId={resena._id} what={`la reseña de ${resena.usuario.nombre}`} />
      )}
    </Box>
  );
}

/** One review: author, date, stars, text, and actions. */
export const ReviewItem = (props: ReviewItemProps) => {
  const { resena } = props;
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        pt: 2.5,
        pb: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Avatar
        src={mediaUrl(resena.usuario.fotoPerfil)}
        alt=""
        sx={{ width: 40, height: 40, bgcolor: 'marca.tile', color: 'text.primary', fontSize: 16, fontWeight: 600 }}
      >
        {resena.usuario.nombre.slice(0, 1).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {resena.usuario.nombre}
          </Typography>
          {resena.verificada && (
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.5,
                color: 'success.main',
                typography: 'caption',
                fontWeight: 600,
              }}
            >
              <VerifiedRounded aria-hidden sx={{ fontSize: 16 }} />
              Compra verificada
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.75 }}>
          <Box role="img" aria-label={`${resena.valoracion} de 5 estrellas`} sx={{ display: 'inline-flex' }}>
            <Stars value={resena.valoracion} />
          </Box>
          <Typography component="time" dateTime={resena.createdAt} variant="body2" sx={{ color: 'text.secondary' }}>
            {longDate(resena.createdAt)}
          </Typography>
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {resena.texto}
        </Typography>
        <Actions {...props} />
      </Box>
    </Box>
  );
};
