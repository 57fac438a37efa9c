import { calcularDose, type ErrosDaDose, type ResultadoDaDose } from '@indica-bem/domain/dose/calcular-dose';
import { soDaFase } from '@indica-bem/domain/dose/caso';
import type { Calculo, DoseEmVigor, SemDose } from '@indica-bem/domain/dose/contrato';
import { fraseSemDose, MOTIVOS, type MotivoSemDose } from '@indica-bem/domain/dose/motivos';
import type { DadosDaIndicacao } from '@indica-bem/domain/prescricao/contrato';
import { Recusa } from '../../nucleo/recusa';
import type { LinhaDeProduto } from '../produto/apresentar-produto';

type Medidas = Pick<
  DadosDaIndicacao,
  | 'peso_pet'
  | 'ecc'
  | 'atividade'
  | 'atividade_chave'
  | 'formula'
  | 'caso'
  | 'peso_adulto'
  | 'crescimento_confirmado'
  | 'gramas_vistas'
  | 'sem_quantidade'
>;
/** What counts at the moment, and for whom it is computed. */
type Momento = { vigor: DoseEmVigor; veterinario: boolean };

/** What a recommendation keeps of its amount: one of the two, or neither for a product without calculator. */
export type Calculado = { calculo: Calculo | null; sem_dose: SemDose | null };

/** The calculation as it is signed: version, inputs and result. What the partner saw and is not so any more goes nowhere. */
export function calcular(linha: LinhaDeProduto, medidas: Medidas, { vigor, veterinario }: Momento): Calculado {
  const { formula = 1 } = medidas;
  const produto = { ...linha, energia_metabolizavel: Number(linha.energia_metabolizavel) };
  if (produto.tipo_calculadora !== 'none' && formula !== vigor.formula) throw new Recusa('FORMULA_MUDOU');
  const peso = medidas.peso_pet ?? null;
  const caso = medidas.caso ?? null;
  const resultado: ResultadoDaDose =
    formula === 2
      ? calcularDose({ formula, produto, peso, caso, veterinario })
      : calcularDose({
          formula,
          produto,
          peso,
          ecc: medidas.ecc ?? 1,
          atividade: medidas.atividade ?? null,
          atividade_chave: medidas.atividade_chave,
          peso_adulto: medidas.peso_adulto,
        });
  if ('erros' in resultado) throw comCampos(resultado.erros, formula);
  if ('semDose' in resultado) {
    const motivo = resultado.semDose;
    if (!veterinario || !medidas.sem_quantidade || peso === null || !caso) throw semQuantidade(motivo, veterinario);
    const { responsavel } = vigor;
    return {
      calculo: null,
      sem_dose: { versao: formula, motivo, peso_pet: peso, caso: soDaFase(produto, caso), responsavel },
    };
  }
  const { dose } = resultado;
  exigirOQueFoiVisto(dose?.gramas ?? null, medidas);
  if (dose?.crescimento && !medidas.crescimento_confirmado) throw comCampos(NAO_CONFIRMADO, formula);
  return { calculo: dose && { ...dose, responsavel: vigor.responsavel }, sem_dose: null };
}

const NAO_CONFIRMADO = { crescimento_confirmado: 'Confirme que viu o que o crescimento pede' };

function comCampos(erros: ErrosDaDose | typeof NAO_CONFIRMADO, formula: number): Recusa {
  const noCorpo = Object.entries(erros).map(([campo, erro]) => [noPedido(campo, formula), erro]);
  return new Recusa('DADOS_INVALIDOS', { campos: Object.fromEntries(noCorpo) });
}

/** Where an answer stands in the request: formula 2 has its own, the weight is for both. */
const noPedido = (campo: string, formula: number) =>
  formula === 2 && campo !== 'peso_pet' && campo !== 'id_produto' ? `caso.${campo}` : campo;

function semQuantidade(motivo: MotivoSemDose, veterinario: boolean): Recusa {
  const campos = { [noPedido(MOTIVOS[motivo].campo, 2)]: fraseSemDose(motivo, veterinario) };
  return new Recusa('DADOS_INVALIDOS', { campos });
}

/** Who saw another amount, or chose to give none where there is one, looks again first. */
function exigirOQueFoiVisto(gramas: number | null, { gramas_vistas, sem_quantidade }: Medidas): void {
  const visto = sem_quantidade ? null : gramas_vistas;
  if (visto === undefined || visto === gramas || (visto === null && !sem_quantidade)) return;
  throw new Recusa('DOSE_MUDOU', { partes: { visto: emGramas(visto), atual: emGramas(gramas) }, atual: { gramas } });
}

const emGramas = (gramas: number | null) => (gramas === null ? 'nenhuma' : `${gramas} g por dia`);
