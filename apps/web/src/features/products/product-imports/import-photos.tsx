import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { IMAGE_KINDS } from '@tuerca/contracts/platform/uploads/rules';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { MAX_ZIP_FILES, PICTURES_ACCEPT, picturesFile } from '@tuerca/contracts/products/product-imports/rules';
import type { FotosImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { FormAlert } from '@/ui/form-alert';
import { Panel } from '@/ui/panel';
import { FileDrop } from './file-drop';
import { useSendPictures } from './product-imports.queries';

const LIMITS = `ZIP de hasta ${picturesFile.maxBytes / 1024 / 1024} MB y ${MAX_ZIP_FILES} fotos ${IMAGE_KINDS}. Puedes subir varios.`;

type Named = FotosImportacion['faltan'];
/** Returns 'a.jpg, b.jpg y 4 más'. */
function namesOf({ total, nombres }: Named): string {
  const more = total - nombres.length;
  return `${nombres.join(', ')}${more > 0 ? ` y ${more.toLocaleString('es-VE')} más` : ''}`;
}

/** Number of pictures that would be missing if the file were imported now. */
export const lackingPhotos = ({ pedidas, listas }: FotosImportacion): number => pedidas - listas;

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <strong>{title}:</strong> {children}
  </Box>
);

/** Problems of the pictures: missing, rejected, unused or repeated ones. */
function PhotoNotes({ fotos: { faltan, rechazadas, sobran, repetidas } }: { fotos: FotosImportacion }) {
  const lines = [
    faltan.total > 0 && (
      <Line key="faltan" title={plural(faltan.total, 'falta', 'faltan')}>
        {namesOf(faltan)}
      </Line>
    ),
    ...rechazadas.primeras.map(({ nombre, motivo }) => (
      <Line key={nombre} title={nombre}>
        {motivo}
      </Line>
    )),
    rechazadas.total > rechazadas.primeras.length && (
      <li key="rechazadas">
        Y {plural(rechazadas.total - rechazadas.primeras.length, 'foto más que no', 'fotos más que no')} pudimos tomar.
      </li>
    ),
    repetidas.total > 0 && (
      <Line key="repetidas" title="Están dos veces en el ZIP, y tomamos la primera">
        {namesOf(repetidas)}
      </Line>
    ),
    sobran.total > 0 && (
      <Line key="sobran" title="Vinieron en el ZIP y ninguna fila las nombra">
        {namesOf(sobran)}
      </Line>
    ),
  ].filter(Boolean);
  if (!lines.length) return null;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, typography: 'body2', color: 'text.secondary' }}
    >
      {lines}
    </Box>
  );
}

/** Pictures that the rows of a checked file name: their progress, and the upload of their ZIP. */
export function ImportPhotos({ id, fotos }: { id: string; fotos: FotosImportacion }) {
  const { pedidas, listas, porLeer, porBajar, faltan, rechazadas } = fotos;
  const isLacking = faltan.total + rechazadas.total > 0;
  const send = useSendPictures(id);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File) => {
    setProblem(null);
    if (file.size > picturesFile.maxBytes) return setProblem(PICTURE_MESSAGES.tooLarge);
    setSent(0);
    send.mutate(
      { file, onProgress: setSent },
      {
        onError: (error) => setProblem(messageOf(error, PICTURE_MESSAGES.uploadFailed)),
        onSettled: () => setSent(null),
      },
    );
  };
  const text = isLacking
    ? 'Sube un ZIP con las fotos que nombra tu archivo. Si falta alguna, ese producto queda con las que tiene.'
    : listas === pedidas
      ? 'Están todas. Entran con la importación.'
      : undefined;
  return (
    <Panel title="Fotos" text={text}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Typography role="status" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
            {listas.toLocaleString('es-VE')} de {plural(pedidas, 'foto lista', 'fotos listas')}
            {porLeer > 0 && `. Leyendo ${porLeer.toLocaleString('es-VE')} de tu ZIP…`}
            {porBajar > 0 && `. Bajando ${porBajar.toLocaleString('es-VE')} de internet…`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={pedidas ? (listas / pedidas) * 100 : 0}
            aria-label="Fotos listas"
            sx={{ height: 8, borderRadius: 999 }}
          />
        </Box>
        {problem && <FormAlert message={problem} />}
        <PhotoNotes fotos={fotos} />
        {((isLacking && porLeer === 0) || sent !== null) && (
          <FileDrop
            sent={sent}
            onFile={take}
            label="ZIP de fotos"
            accept={PICTURES_ACCEPT}
            limits={LIMITS}
            reading="Recibiendo tus fotos…"
            choose={listas > 0 ? 'Elegir otro ZIP' : 'Elegir ZIP'}
            isSecondary
          />
        )}
      </Box>
    </Panel>
  );
}
