import type { Marco } from '@indica-bem/domain/registro/contrato';
import { conferirComprovante } from '@indica-bem/domain/registro/folha';
import { conferirMarco } from '@indica-bem/domain/registro/nota-assinada';
import { conferirQuilo } from '../../compartilhado/registro/conferir-quilo';
import { CRIPTO_DO_NAVEGADOR, hmacSha256, SemMeios } from '../../compartilhado/registro/cripto-do-navegador';

/** The answer of `provarMeuQuilo`. */
export type Prova = {
  n: number;
  id_coupon: number;
  sal: string;
  folha: string;
  caminho: string[];
  marco: Marco;
  publica: string;
};
/** `null`: this browser cannot tell. */
export type Resultado = { confere: boolean | null; frase: string };

/** What was asked for, done over by this browser: the purchase, the tree, the signature. */
export async function conferirMeuQuilo(prova: Prova, quilo: { n: number; id_coupon: number }): Promise<Resultado[]> {
  const { n, folha, sal, caminho, marco, publica } = prova;
  const { tamanho, raiz } = marco;
  const chaves = [{ chave: marco.chave, publica }];
  return Promise.all([
    dizer('da-compra', async () => {
      const mesma = n === quilo.n && prova.id_coupon === quilo.id_coupon;
      return mesma && (await conferirComprovante({ folha, sal, idCupom: quilo.id_coupon }, hmacSha256));
    }),
    dizer('na-arvore', async () => (await conferirQuilo({ n: quilo.n, tamanho, folha, caminho, raiz })) !== null),
    dizer('assinado', () => conferirMarco(marco, chaves, CRIPTO_DO_NAVEGADOR)),
  ]);
}

const FRASES = {
  'da-compra': ['Este número é mesmo o da sua compra.', 'Este número não é o da sua compra.'],
  'na-arvore': ['Ele está no registro público.', 'A prova não leva ao registro público.'],
  assinado: ['O registro está assinado por quem o publica.', 'A assinatura do registro não vale.'],
} as const;

async function dizer(o: keyof typeof FRASES, conferir: () => Promise<boolean>): Promise<Resultado> {
  const [sim, nao] = FRASES[o];
  try {
    const confere = await conferir();
    return { confere, frase: confere ? sim : nao };
  } catch (erro) {
    if (!(erro instanceof SemMeios)) throw erro;
    return { confere: null, frase: erro.message };
  }
}
