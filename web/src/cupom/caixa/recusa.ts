import type { lerNoCaixa, validarCupom } from '@indica-bem/domain/cupom/chamadas';
import { type ErroDaApi, mensagemDe, type RecusaSo, recusaDe } from '../../lib/erros-da-api';

/** The verdict that is not green: its sentence, and what the cashier does next (spec 3.8). */
export type Recusa = {
  /** `alerta`: it can still be put right, with the customer at the till. */
  tom: 'erro' | 'alerta';
  titulo: string;
  passo: string;
  /** `ler-de-novo`: this very coupon. `digitar`: that too, or the number or the CPF opens what the QR did not. */
  saida: 'ler-outro' | 'ler-de-novo' | 'corrigir' | 'repetir' | 'digitar';
};

type Orientacao = Omit<Recusa, 'titulo'>;

const CONFIRA: Orientacao = {
  tom: 'erro',
  passo: 'Confira o código na tela do tutor ou leia o QR com a câmera.',
  saida: 'corrigir',
};

type NoCaixa = typeof lerNoCaixa | typeof validarCupom;
/** These are no verdict: they ask for the digits again (desfecho-da-leitura.ts). */
type PedeDigitos = 'LEITURA_INCOMPLETA' | 'NUMERO_NAO_CONFERE' | 'CPF_NAO_CONFERE';

/** Every refusal the till may hear, each with its next step: one without does not compile. */
const DO_CUPOM: Record<Exclude<RecusaSo<NoCaixa>, 'MUITAS_TENTATIVAS' | PedeDigitos>, Orientacao> = {
  CUPOM_DESCONHECIDO: CONFIRA,
  CUPOM_INVALIDO: CONFIRA,
  NAO_ENCONTRADO: CONFIRA,
  CUPOM_VENCIDO: {
    tom: 'erro',
    passo: 'O prazo deste cupom terminou. O tutor pode pedir uma nova indicação ao parceiro.',
    saida: 'ler-outro',
  },
  CUPOM_JA_UTILIZADO: {
    tom: 'erro',
    passo: 'Cada cupom vale para uma única compra. Se foi nesta loja, ele está em Cupons efetivados.',
    saida: 'ler-outro',
  },
  VENDA_ESTORNADA: {
    tom: 'erro',
    passo: 'No prazo, o cupom voltou a valer para o tutor. Para vender de novo, leia o cupom outra vez.',
    saida: 'ler-de-novo',
  },
  LEIA_DE_NOVO: {
    tom: 'alerta',
    passo: 'A leitura venceu, ou o cupom mudou desde então. Nada foi registrado: leia-o outra vez na tela do tutor.',
    saida: 'ler-de-novo',
  },
  CUPOM_DE_OUTRA_LOJA_FINAL: {
    tom: 'erro',
    passo: 'Este cupom só vale na loja que o tutor escolheu. Para comprar aqui, ele precisa de uma nova indicação.',
    saida: 'ler-outro',
  },
  CUPOM_DE_OUTRA_LOJA: {
    tom: 'alerta',
    passo: 'No celular, o tutor abre a indicação, toca em Trocar loja, escolhe a sua e mostra o novo cupom.',
    saida: 'ler-outro',
  },
  CUPOM_DE_LOJA_ONLINE: {
    tom: 'erro',
    passo: 'O cliente usa este código no site da loja, na hora de pagar.',
    saida: 'ler-outro',
  },
  SELO_VENCIDO: {
    tom: 'alerta',
    passo: 'Capturas de tela e impressões não valem. Leia o QR que está na tela do tutor agora.',
    saida: 'digitar',
  },
  LEITURA_TRAVADA: {
    tom: 'alerta',
    passo: 'O QR continua valendo: aponte a câmera para a tela do tutor.',
    saida: 'ler-de-novo',
  },
};

/** Null where it is not about the coupon: too many tries, or what any call may answer. */
function orientacaoDe(erro: unknown): Orientacao | null {
  const recusa = recusaDe<NoCaixa>(erro);
  return recusa && recusa in DO_CUPOM ? DO_CUPOM[recusa as keyof typeof DO_CUPOM] : null;
}

/** Why the lookup did not end in green. Without an answer there is no verdict, only another try. */
export function recusaDaConsulta(erro: unknown): Recusa {
  const titulo = mensagemDe(erro);
  const orientacao = orientacaoDe(erro);
  if (orientacao) return { ...orientacao, titulo };
  return { tom: 'alerta', titulo: 'Não foi possível consultar o cupom', passo: titulo, saida: 'repetir' };
}

/** Whether a refusal speaks about the coupon itself, and not about what was filled in. */
export function ehRecusaDoCupom(erro: ErroDaApi): boolean {
  return orientacaoDe(erro) !== null;
}
