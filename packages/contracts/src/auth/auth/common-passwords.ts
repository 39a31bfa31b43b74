/**
 * Words at the head of every list of leaked passwords, international and Venezuelan, and those that a shop for car parts
 * suggests: lower case, without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passw pass passwd contrasena contrasenia clave claves secreto secret qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm azerty
  admin administrador administrator root user usuario test testing prueba demo guest invitado welcome bienvenido bienvenida login entrar letmein changeme default
  iloveyou teamo teamomucho teamoo tequiero amor amormio amorcito miamor mivida corazon princesa princess preciosa hermosa bonita bebe angel angelito angeles
  monkey dragon master shadow sunshine football futbol baseball beisbol basketball superman batman spiderman pokemon naruto goku starwars
  michael jordan jennifer ashley daniel daniela andrea andres alejandro alejandra carlos jose josejose maria mariajose juan juancarlos luis luisa pedro miguel gabriel
  gabriela rafael fernando fernanda valentina sebastian camila nicole samuel santiago isabella sofia victoria jesus jesucristo dios diosesamor diosmio cristo
  jesuscristo familia mifamilia mama papa mamipapi hola holahola hello amigos amigas amigo amiga estrella estrellita luna cielo mariposa chocolate caramelo
  venezuela caracas maracaibo valencia barquisimeto maracay merida tachira zulia bolivar chavez magallanes leones navegantes vinotinto barcelona madrid realmadrid
  barca messi ronaldo colombia mexico peru argentina america tigres chivas dinero casa gato perro perrito
  carro carros auto autos moto motos motor motores tuerca tuercas repuesto repuestos taller tienda mecanico mecanica aceite freno frenos caucho bujia volante
  toyota ford chevrolet corolla aveo mustang ferrari porsche bmw mercedes benz audi honda nissan mazda hyundai kia mitsubishi suzuki renault peugeot fiat
  volkswagen subaru jeep cherokee wrangler tesla volvo chery lexus lamborghini bugatti maserati jaguar camaro corvette optra spark fortuner hilux yaris civic
  yamaha kawasaki ducati bera empire
  cocacola samsung iphone google facebook instagram whatsapp youtube computer internet windows android
  abc abcd abcde abcdef abcdefg abcabc aaa aaaa aaaaaa xxx xxxx zzz qaz wsx qazwsx qweasd qweasdzxc trustno whatever freedom killer hunter ninja soccer hockey
  charlie thomas robert george jessica michelle summer flower cookie ginger pepper buster tigger harley ranger thunder matrix access cheese banana orange
  lovely loveme love lover baby babygirl angela family friends forever`
    .split(/\s+/)
    .filter(Boolean),
);

/** Neighbouring keys and counted rows; a part of one, read in either direction, is no password. */
export const KEY_ROWS: readonly string[] = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfvbgt5',
  'zaq1xsw2cde3vfr4bgt5',
  'q1w2e3r4t5y6',
  'qwe123asd456zxc789',
  '147258369',
  '123321',
  '789456123',
];
