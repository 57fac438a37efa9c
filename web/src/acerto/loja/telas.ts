export { AcertoDaLoja } from './acerto-da-loja';
export { AcertoEmAberto } from './em-aberto';
