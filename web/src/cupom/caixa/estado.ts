import type { lerNoCaixa, validarCupom } from '@indica-bem/domain/cupom/chamadas';
import { type Apresentado, lerQr, type Mostrado } from '@indica-bem/domain/cupom/leitura';
import type { PesoDePacote } from '@indica-bem/domain/cupom/regras';
import type { RespostaDe } from '../../lib/tipos-da-api';
import type { Recusa } from './recusa';

/** What was read, with the proof of it. */
export type CupomNoCaixa = RespostaDe<typeof lerNoCaixa>;
export type CupomValidado = RespostaDe<typeof validarCupom>;

export type Venda = { funcionario: string; centavos: number | null; peso: PesoDePacote | null };
type VendaCompleta = Venda & { centavos: number; peso: PesoDePacote };

/** What was sent, whole: as long as nobody answered, exactly this is sent again, with the same key. */
export type Tentativa = { chave: string; cupom: CupomNoCaixa; venda: VendaCompleta };

/** Why nobody knows yet whether the sale was recorded. */
export type Silencio = { titulo: string; motivo: string };
export type FalhaDaVenda = { mensagem: string; campos: Record<string, string> };

export type Estado =
  /** `acabou`: the coupon just validated, whose QR may still be in front of the camera. */
  | { fase: 'lendo'; digitado: string; aviso: string | null; acabou: string | null }
  | ({ fase: 'consultando' } & Apresentado)
  /** The coupon may be used here: what is on the tutor's screen, or the end of the CPF, is still asked for. */
  | { fase: 'conferindo'; codigo: string; erro: string | null }
  | ({ fase: 'recusado'; recusa: Recusa } & Apresentado)
  | { fase: 'preenchendo'; cupom: CupomNoCaixa; venda: Venda; falha: FalhaDaVenda | null }
  /** `silencio`: of the try before this one, when it is not the first. */
  | { fase: 'confirmando'; tentativa: Tentativa; silencio: Silencio | null }
  | { fase: 'sem-resposta'; tentativa: Tentativa; silencio: Silencio }
  | { fase: 'recibo'; cupom: CupomValidado; quando: Date };

export type Evento =
  | { tipo: 'lido'; texto: string }
  | { tipo: 'consultar'; apresentado: Apresentado }
  | { tipo: 'falta-conferir'; erro: string | null }
  | { tipo: 'conferir'; mostrado: Mostrado }
  | { tipo: 'digitar' }
  | { tipo: 'encontrado'; cupom: CupomNoCaixa; funcionario: string }
  | { tipo: 'recusado'; recusa: Recusa }
  | { tipo: 'corrigir' }
  | { tipo: 'repetir' }
  | { tipo: 'preencher'; campos: Partial<Venda> }
  | { tipo: 'enviar'; tentativa: Tentativa }
  | { tipo: 'confirmado'; cupom: CupomValidado; quando: Date }
  | { tipo: 'venda-recusada'; falha: FalhaDaVenda }
  | { tipo: 'sem-resposta'; silencio: Silencio }
  | { tipo: 'recomecar' }
  /** The sale was undone at the till: the same coupon may come again at once, as it does when the price was wrong. */
  | { tipo: 'desfeito' };

type Na<F extends Estado['fase']> = Extract<Estado, { fase: F }>;

export const LENDO: Na<'lendo'> = { fase: 'lendo', digitado: '', aviso: null, acabou: null };

/** An event that does not belong to the phase is late or repeated: it changes nothing. */
export function caixa(estado: Estado, evento: Evento): Estado {
  switch (estado.fase) {
    case 'lendo':
      if (evento.tipo === 'lido') return aoLer(estado, evento.texto);
      return evento.tipo === 'consultar' ? { fase: 'consultando', ...evento.apresentado } : estado;
    case 'consultando':
      return aoConsultar(estado, evento);
    case 'conferindo':
      return aoConferir(estado, evento);
    case 'recusado':
      return aoSerRecusado(estado, evento);
    case 'preenchendo':
      return aoPreencher(estado, evento);
    case 'confirmando':
      return aoResponder(estado, evento);
    case 'sem-resposta':
      if (evento.tipo === 'enviar') return { ...estado, fase: 'confirmando' };
      return evento.tipo === 'recomecar' ? LENDO : estado;
    case 'recibo':
      if (evento.tipo === 'desfeito') return LENDO;
      return evento.tipo === 'recomecar' ? { ...LENDO, acabou: String(estado.cupom.id_coupon) } : estado;
  }
}

function aoLer(estado: Na<'lendo'>, texto: string): Estado {
  const lido = lerQr(texto);
  if (lido && lido.codigo !== estado.acabou) return { fase: 'consultando', ...lido };
  const aviso = lido ? 'Este cupom acabou de ser validado.' : 'Este QR não é de um cupom.';
  // The camera reads the same QR many times a second.
  return estado.aviso === aviso ? estado : { ...estado, aviso };
}

function aoConsultar(estado: Na<'consultando'>, evento: Evento): Estado {
  switch (evento.tipo) {
    case 'encontrado': {
      const venda = { funcionario: evento.funcionario, centavos: null, peso: null };
      return { fase: 'preenchendo', cupom: evento.cupom, venda, falha: null };
    }
    case 'falta-conferir':
      return { fase: 'conferindo', codigo: estado.codigo, erro: evento.erro };
    case 'recusado':
      return { ...estado, fase: 'recusado', recusa: evento.recusa };
    case 'recomecar':
      return LENDO;
    default:
      return estado;
  }
}

function aoConferir(estado: Na<'conferindo'>, evento: Evento): Estado {
  switch (evento.tipo) {
    case 'conferir':
      return { fase: 'consultando', codigo: estado.codigo, mostrado: evento.mostrado, origem: 'teclado' };
    case 'recomecar':
      return LENDO;
    default:
      return estado;
  }
}

function aoSerRecusado(estado: Na<'recusado'>, evento: Evento): Estado {
  const { codigo, mostrado, origem } = estado;
  switch (evento.tipo) {
    case 'corrigir':
      return { ...LENDO, digitado: codigo };
    case 'digitar':
      return { fase: 'conferindo', codigo, erro: null };
    case 'repetir':
      return { fase: 'consultando', codigo, mostrado, origem };
    case 'recomecar':
      return LENDO;
    default:
      return estado;
  }
}

function aoPreencher(estado: Na<'preenchendo'>, evento: Evento): Estado {
  switch (evento.tipo) {
    case 'preencher':
      return { ...estado, venda: { ...estado.venda, ...evento.campos }, falha: null };
    case 'enviar':
      return { fase: 'confirmando', tentativa: evento.tentativa, silencio: null };
    case 'recomecar':
      return LENDO;
    default:
      return estado;
  }
}

function aoResponder(estado: Na<'confirmando'>, evento: Evento): Estado {
  const { tentativa } = estado;
  switch (evento.tipo) {
    case 'confirmado':
      return { fase: 'recibo', cupom: evento.cupom, quando: evento.quando };
    case 'recusado':
      return {
        fase: 'recusado',
        codigo: String(tentativa.cupom.id_coupon),
        mostrado: {},
        origem: 'qr',
        recusa: evento.recusa,
      };
    case 'venda-recusada':
      return { fase: 'preenchendo', cupom: tentativa.cupom, venda: tentativa.venda, falha: evento.falha };
    case 'sem-resposta':
      return { fase: 'sem-resposta', tentativa, silencio: evento.silencio };
    default:
      return estado;
  }
}

/** What still has to be filled in, in the order of the screen. */
export function faltamNaVenda({ funcionario, centavos, peso }: Venda): string[] {
  return [!funcionario.trim() && 'funcionário', !centavos && 'valor', peso === null && 'embalagem'].filter(
    (campo) => campo !== false,
  );
}

export function montarTentativa(cupom: CupomNoCaixa, venda: Venda, chave: string): Tentativa | null {
  const { funcionario, centavos, peso } = venda;
  if (faltamNaVenda(venda).length > 0 || centavos === null || peso === null) return null;
  return { chave, cupom, venda: { funcionario: funcionario.trim(), centavos, peso } };
}
