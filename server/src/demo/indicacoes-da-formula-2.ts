import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import type { DadosDaIndicacao } from '@indica-bem/domain/prescricao/contrato';
import { calcular } from '../areas/prescricao/calcular';
import { colunasDaIndicacao } from '../areas/prescricao/criar-prescricao';
import { gerarCodigoDeIndicacao } from '../areas/prescricao/gerar-codigo';
import { COLUNAS_DO_PRODUTO } from '../areas/produto/apresentar-produto';
import type { Trx } from '../db/conexao';

type Caso = {
  haDias: number;
  pet: string;
  alimento: {
    especie: 'cao' | 'gatos';
    tipo_calculadora: 'comum' | 'obesidade' | 'recuperacao';
    ciclo_de_vida: string;
  };
  medidas: Pick<DadosDaIndicacao, 'peso_pet' | 'caso' | 'sem_quantidade'>;
};

/** A puppy, a dog that must lose weight, and a cat that the vet sees before there is any amount. */
const CASOS: Caso[] = [
  {
    haDias: 4,
    pet: 'Pipoca',
    alimento: { especie: 'cao', tipo_calculadora: 'comum', ciclo_de_vida: 'Filhote' },
    medidas: {
      peso_pet: 4.2,
      caso: { fase: 'filhote', ecc: 5, idade: { valor: 4, unidade: 'meses' }, peso_adulto: 8 },
    },
  },
  {
    haDias: 6,
    pet: 'Bolota',
    alimento: { especie: 'cao', tipo_calculadora: 'obesidade', ciclo_de_vida: 'Adulto' },
    medidas: { peso_pet: 12.5, caso: { fase: 'adulto', ecc: 8 } },
  },
  {
    haDias: 9,
    pet: 'Nina',
    alimento: { especie: 'gatos', tipo_calculadora: 'recuperacao', ciclo_de_vida: 'Todas as idades' },
    medidas: { peso_pet: 3.1, caso: { fase: 'recuperacao', ecc: 4, dias_sem_comer: 1 }, sem_quantidade: true },
  },
];

const RESPONSAVEL = { nome: 'Dra. Aurora Fictícia', crmv: '99001', uf: 'SP' };

/** What formula 2 says, to be seen before anybody has switched it on. */
export async function semearFormula2(trx: Trx, { veterinario, agora }: { veterinario: number; agora: Date }) {
  for (const [n, { haDias, pet, alimento, medidas }] of CASOS.entries()) {
    const produto = await trx
      .selectFrom('produto')
      .select(COLUNAS_DO_PRODUTO)
      .where('especie', '=', alimento.especie)
      .where('tipo_calculadora', '=', alimento.tipo_calculadora)
      .where('ciclo_de_vida', '=', alimento.ciclo_de_vida)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const calculado = calcular(
      produto,
      { formula: 2, ...medidas },
      { vigor: { formula: 2, responsavel: RESPONSAVEL }, veterinario: true },
    );
    const data = somarDias(hojeEmSaoPaulo(agora), -haDias);
    const dados = {
      id_produto: produto.id,
      email: `formula2-${n + 1}@example.com`,
      telefone: `1599888770${n}`,
      pet_nome: pet,
      anotacoes: null,
    };
    await trx
      .insertInto('prescricao')
      .values({
        ...colunasDaIndicacao(dados, calculado),
        codigo: gerarCodigoDeIndicacao(),
        data,
        criada_em: new Date(`${data}T12:00:00-03:00`),
        prescritor_id: veterinario,
      })
      .execute();
  }
}
