import type { VidaDaIndicacao } from '@indica-bem/domain/atendimento/contrato';

// A recommendation that has a coupon and whose e-mail came back, as the API answers it to the team.

export const SEM_DETALHES = {
  so_dia: false,
  quem: null,
  loja: null,
  codigo_coupon: null,
  email: null,
  falha: null,
  resposta: null,
  recusa: null,
  vezes: null,
  valor: null,
  funcionario: null,
  motivo: null,
  texto: null,
  nota: null,
  mes: null,
};

export const VIDA: VidaDaIndicacao = {
  id_prescricao: 41,
  codigo_prescricao: 'BCDF2345',
  status: 'Ativo - Aguardando compra',
  tutor: { id: 11, nome: 'Teresa Prova', cpf: '***.982.247-**' },
  tutor_nome: null,
  pet_nome: 'Nina',
  parceiro: { id: 12, nome: 'Paula Prova' },
  produto: 'Fresh Meat Cães Adultos',
  loja: { id: 13, nome: 'Loja Prova', online: false },
  id_lote: null,
  em_branco: false,
  vinculos: 2,
  contato: { id_prescricao: 41, email: 'teresa@example.con', telefone: '(15) 91234-5678', versao: 'v1' },
  cupom: {
    id_coupon: 123456789012345,
    codigo_coupon: 'CPM7KXR429',
    situacao: 'ativo',
    data_validade: '2026-06-10',
    valor: null,
    vez: 1,
  },
  pode: {
    reenviar: true,
    corrigir: true,
    devolver_troca: true,
    tirar_cupom: true,
    estornar: false,
    bloquear: true,
    desbloquear: false,
  },
  vida: [
    {
      ...SEM_DETALHES,
      tipo: 'recusada_no_caixa',
      em: '2026-03-11T15:00:00.000Z',
      quem: { papel: 'lojista', nome: 'Loja Outra' },
      recusa: 'Cupom inválido.',
      vezes: 3,
    },
    {
      ...SEM_DETALHES,
      tipo: 'email_recusado',
      em: '2026-03-10T15:00:01.000Z',
      email: 'indicacao',
      falha: 'caixa-inexistente',
      resposta: '550 5.1.1',
    },
    {
      ...SEM_DETALHES,
      tipo: 'emitida',
      em: '2026-03-10T15:00:00.000Z',
      quem: { papel: 'prescritor', nome: 'Paula Prova' },
    },
  ],
};
