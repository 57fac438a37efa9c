import type { consultarCupom, validarCupom } from '@indica-bem/domain/cupom/chamadas';
import type { PesoDePacote } from '@indica-bem/domain/cupom/regras';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { codigoDoQr } from './ler-codigo';
import type { Recusa } from './recusa';

export type CupomNoCaixa = RespostaDe<typeof consultarCupom>;
export type CupomValidado = RespostaDe<typeof validarCupom>;

export type Venda = { funcionario: string; centavos: number | null; peso: PesoDePacote | null };
type VendaCompleta = Venda & { centavos: number; peso: PesoDePacote };

/** What was sent, whole: as long as nobody answered, exactly this is sent again, with the same key. */
export type Tentativa = { chave: string; cupom: CupomNoCaixa; venda: VendaCompleta };

/** Why nobody knows yet whether the sale was recorded. */
export type Silencio = { titulo: string; motivo: string };
export type FalhaDaVenda = { mensagem: string; campos: Record<string, string> };

/** Only what a person typed can be corrected. */
type Consulta = { codigo: string; origem: 'qr' | 'teclado' };

export type Estado =
  /** `acabou`: the coupon just validated, whose QR may still be in front of the camera. */
  | { fase: 'lendo'; digitado: string; aviso: string | null; acabou: string | null }
  | ({ fase: 'consultando' } & Consulta)
  | ({ fase: 'recusado'; recusa: Recusa } & Consulta)
  | { fase: 'preenchendo'; cupom: CupomNoCaixa; venda: Venda; falha: FalhaDaVenda | null }
  /** `silencio`: of the try before this one, when it is not the first. */
  | { fase: 'confirmando'; tentativa: Tentativa; silencio: Silencio | null }
  | { fase: 'sem-resposta'; tentativa: Tentativa; silencio: Silencio }
  | { fase: 'recibo'; cupom: CupomValidado; quando: Date };

export type Evento =
  | { tipo: 'lido'; texto: string }
  | { tipo: 'consultar'; codigo: string }
  | { tipo: 'encontrado'; cupom: CupomNoCaixa; funcionario: string }
  | { tipo: 'recusado'; recusa: Recusa }
  | { tipo: 'corrigir' }
  | { tipo: 'repetir' }
  | { tipo: 'preencher'; campos: Partial<Venda> }
  | { tipo: 'enviar'; tentativa: Tentativa }
  | { tipo: 'confirmado'; cupom: CupomValidado; quando: Date }
  | { tipo: 'venda-recusada'; falha: FalhaDaVenda }
  | { tipo: 'sem-resposta'; silencio: Silencio }
  | { tipo: 'recomecar' };

type Na<F extends Estado['fase']> = Extract<Estado, { fase: F }>;

export const LENDO: Na<'lendo'> = { fase: 'lendo', digitado: '', aviso: null, acabou: null };

/** An event that does not belong to the phase is late or repeated: it changes nothing. */
export function caixa(estado: Estado, evento: Evento): Estado {
  switch (estado.fase) {
    case 'lendo':
      if (evento.tipo === 'lido') return aoLer(estado, evento.texto);
      return evento.tipo === 'consultar' ? { fase: 'consultando', codigo: evento.codigo, origem: 'teclado' } : estado;
    case 'consultando':
      return aoConsultar(estado, evento);
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
      return evento.tipo === 'recomecar' ? { ...LENDO, acabou: String(estado.cupom.id_coupon) } : estado;
  }
}

function aoLer(estado: Na<'lendo'>, texto: string): Estado {
  const codigo = codigoDoQr(texto);
  if (codigo && codigo !== estado.acabou) return { fase: 'consultando', codigo, origem: 'qr' };
  const aviso = codigo ? 'Este cupom acabou de ser validado.' : 'Este QR não é de um cupom.';
  // The camera reads the same QR many times a second.
  return estado.aviso === aviso ? estado : { ...estado, aviso };
}

function aoConsultar(estado: Na<'consultando'>, evento: Evento): Estado {
  switch (evento.tipo) {
    case 'encontrado': {
      const venda = { funcionario: evento.funcionario, centavos: null, peso: null };
      return { fase: 'preenchendo', cupom: evento.cupom, venda, falha: null };
    }
    case 'recusado':
      return { ...estado, fase: 'recusado', recusa: evento.recusa };
    case 'recomecar':
      return LENDO;
    default:
      return estado;
  }
}

function aoSerRecusado(estado: Na<'recusado'>, evento: Evento): Estado {
  const { codigo, origem } = estado;
  switch (evento.tipo) {
    case 'corrigir':
      return { ...LENDO, digitado: codigo };
    case 'repetir':
      return { fase: 'consultando', codigo, origem };
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
      return { fase: 'recusado', codigo: tentativa.cupom.codigo_coupon, origem: 'qr', recusa: evento.recusa };
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
