import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { notify } from '@/lib/notify';
import { whatsappHref } from '@/lib/whatsapp';
import { EmailText } from '@/ui/email-text';
import { CallRounded } from '@/ui/icons/call-rounded';
import { ChatRounded } from '@/ui/icons/chat-rounded';

interface CustomerContactProps {
  cliente: { nombre: string; email: string; telefono: string };
  /** First words of the chat. */
  greeting: string;
}

/** Links to mail and call a customer; a WhatsApp chat for a mobile number. */
export function CustomerContact({ cliente: { nombre, email, telefono }, greeting }: CustomerContactProps) {
  const chat = whatsappHref(telefono, greeting);
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`mailto:${email}`}>
          <EmailText email={email} />
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<CallRounded />}
          {...(telefono
            ? { component: 'a', href: `tel:${telefono}` }
            : { onClick: () => notify.warn(ORDER_MESSAGES.noPhone) })}
          aria-label={telefono ? `Llamar a ${nombre} al ${formatTelefono(telefono)}` : `Llamar a ${nombre}`}
        >
          {telefono ? formatTelefono(telefono) : 'Llamar'}
        </Button>
        {chat && (
          <Button
            component="a"
            href={chat}
            target="_blank"
            rel="noopener"
            variant="outlined"
            startIcon={<ChatRounded />}
            aria-label={`WhatsApp a ${nombre}`}
          >
            WhatsApp
          </Button>
        )}
      </Box>
    </>
  );
}
