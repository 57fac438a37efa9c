import { CONDICOES_CORPORAIS } from '@indica-bem/domain/dose/formula-1';
import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { CAMPOS, type Escolha, PASSOS, type Passo } from './percurso';

/** What was typed in the calculator, as typed: two activity levels share a factor, so both choices travel by key. */
export type Medidas = { peso: string; condicao: string; atividade: string };

/** All the wizard remembers of a visit. The tutor's data never enters an address. */
export type Rascunho = {
  escolha: Escolha;
  medidas: Medidas;
  passo: Passo | null;
  /** The key of the waiting recommendation that is being edited. */
  pendente: string | null;
  /** Of the printed card that is being registered: its QR opens the wizard with it. */
  codigo: string | null;
};

const CONDICAO_PADRAO = CONDICOES_CORPORAIS[0].chave;

export function lerEndereco(busca: string): Rascunho {
  const params = new URLSearchParams(busca);
  const codigo = lerCodigo(params.get('codigo') ?? '');
  const escolha: Escolha = {};
  for (const campo of CAMPOS) {
    const texto = params.get(campo);
    if (texto !== null) escolha[campo] = texto === '' ? null : texto;
  }
  return {
    escolha,
    medidas: {
      peso: params.get('peso_pet') ?? '',
      condicao: params.get('ecc') ?? CONDICAO_PADRAO,
      atividade: params.get('atividade') ?? '',
    },
    passo: PASSOS.find((passo) => passo === params.get('passo')) ?? null,
    pendente: params.get('pendente'),
    codigo: codigoValido(codigo) ? codigo : null,
  };
}

/** `?especie=cao&…`, or nothing at all for a fresh start. Reading it back gives the same. */
export function escreverEndereco({ escolha, medidas, passo, pendente, codigo }: Rascunho): string {
  const params = new URLSearchParams();
  for (const campo of CAMPOS) {
    const valor = escolha[campo];
    if (valor !== undefined) params.set(campo, valor ?? '');
  }
  if (medidas.peso) params.set('peso_pet', medidas.peso);
  if (medidas.condicao && medidas.condicao !== CONDICAO_PADRAO) params.set('ecc', medidas.condicao);
  if (medidas.atividade) params.set('atividade', medidas.atividade);
  if (passo) params.set('passo', passo);
  if (pendente) params.set('pendente', pendente);
  if (codigo) params.set('codigo', codigo);
  const texto = params.toString();
  return texto && `?${texto}`;
}

/** Does the longer choice begin with all the shorter one says? */
export function contem(longa: Escolha, curta: Escolha): boolean {
  return CAMPOS.every((campo) => curta[campo] === undefined || curta[campo] === longa[campo]);
}

/** Weight and activity belong to the animal: another species begins without them. */
export function medidasApos(medidas: Medidas, antes: Escolha, depois: Escolha): Medidas {
  const mudou = antes.especie !== undefined && antes.especie !== depois.especie;
  return mudou ? lerEndereco('').medidas : medidas;
}
