/** Words at the head of every list of leaked passwords, international and Venezuelan; digits and signs around them add nothing. */
const PALABRAS = new Set(
  `password passw pass passwd contrasena contrasenia clave claves secreto secret qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm azerty
  admin administrador administrator root user usuario test testing prueba demo guest invitado welcome bienvenido bienvenida login entrar letmein changeme default
  iloveyou teamo teamomucho teamoo tequiero amor amormio amorcito miamor mivida corazon princesa princess preciosa hermosa bonita bebe angel angelito angeles
  monkey dragon master shadow sunshine football futbol baseball beisbol basketball superman batman spiderman pokemon naruto goku starwars
  michael jordan jennifer ashley daniel daniela andrea andres alejandro alejandra carlos jose josejose maria mariajose juan juancarlos luis luisa pedro miguel gabriel
  gabriela rafael fernando fernanda valentina sebastian camila nicole samuel santiago isabella sofia victoria jesus jesucristo dios diosesamor diosmio cristo
  jesuscristo familia mifamilia mama papa mamipapi hola holahola hello amigos amigas amigo amiga estrella estrellita luna cielo mariposa chocolate caramelo
  venezuela caracas maracaibo valencia barquisimeto maracay merida tachira zulia bolivar chavez magallanes leones navegantes vinotinto barcelona madrid realmadrid
  barca messi ronaldo colombia mexico peru argentina america tigres chivas dinero casa gato perro perrito toyota ford chevrolet corolla aveo mustang ferrari moto
  carro auto cocacola samsung iphone google facebook instagram whatsapp youtube computer internet windows android
  abc abcd abcde abcdef abcdefg abcabc aaa aaaa aaaaaa xxx xxxx zzz qaz wsx qazwsx qweasd qweasdzxc trustno whatever freedom killer hunter ninja soccer hockey
  charlie thomas robert george jessica michelle summer flower cookie ginger pepper buster tigger harley ranger thunder matrix access mustang cheese banana orange
  lovely loveme love lover baby babygirl angela family friends forever`
    .split(/\s+/)
    .filter(Boolean),
);
const FILAS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  'q1w2e3r4t5y6',
  '147258369',
  '123321',
  '789456123',
  '741852963',
];
const SIGNOS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const sinAcentos = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const soloLetras = (texto: string) => texto.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Whether a password is among those that are tried first: a common word with few digits or signs about it, a row of keys, a repetition. */
export function isCommonPassword(clave: string): boolean {
  const plana = sinAcentos(clave);
  if (new Set(plana).size <= 2 || FILAS.some((fila) => fila.includes(plana))) return true;
  if (/^\d{1,8}$/.test(plana)) return true;
  if (/^(.{1,6})\1+$/.test(plana)) return true;
  const sinSignos = plana.replace(/[013457@$]/g, (signo) => SIGNOS[signo]!);
  return [soloLetras(plana), soloLetras(sinSignos)].some(
    (palabra) => PALABRAS.has(palabra) && plana.length - palabra.length <= 4,
  );
}
