import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import { DIAS_PARA_A_NOTA, type ExigenciaDaNota } from '@indica-bem/domain/nota/regras';

export const CONFERENCIA: Record<Conferencia, { nome: string; texto: string }> = {
  rigorosa: {
    nome: 'Rigorosa',
    texto: 'O caixa lê o QR vivo, ou o código com o número da tela ou o final do CPF. Capturas de tela não valem.',
  },
  simples: {
    nome: 'Simples',
    texto: 'O código ou um QR qualquer bastam. Use só se as lojas não conseguirem ler.',
  },
};

export const NOTA: Record<ExigenciaDaNota, { nome: string; texto: string }> = {
  opcional: { nome: 'Opcional', texto: 'Lojas e tutores enviam a nota se quiserem. Nada fica pendente.' },
  obrigatoria: {
    nome: 'Obrigatória',
    texto: `A compra sem nota depois de ${DIAS_PARA_A_NOTA} dias fica pendente na lista da loja e no acerto. Vale para as compras a partir de hoje.`,
  },
};

export const AFROUXAR = {
  titulo: 'Deixar a conferência simples?',
  texto:
    'Uma foto ou um código repassado passam a valer um desconto em qualquer caixa. Dá para voltar à rigorosa a qualquer momento.',
  confirmar: 'Deixar simples',
  cancelar: 'Manter rigorosa',
};

export const emAnos = (anos: string | number): string => `${anos} ${Number(anos) === 1 ? 'ano' : 'anos'}`;

export const ENCURTAR = (anos: number) => ({
  titulo: `Guardar só ${emAnos(anos)}?`,
  texto: 'O que é mais antigo é apagado em até uma hora e não volta.',
  confirmar: 'Guardar menos',
  cancelar: 'Deixar como está',
});

export const FORMULA: Record<'1' | '2', { nome: string; texto: string }> = {
  1: { nome: 'Fórmula 1', texto: 'Peso, três condições corporais e atividade. Não precisa de responsável.' },
  2: {
    nome: 'Fórmula 2',
    texto:
      'Também a fase da vida e a condição corporal de 1 a 9: filhotes, gestação, lactação e emagrecimento. Precisa de um veterinário responsável.',
  },
};

export const TROCAR_DE_FORMULA = (formula: '1' | '2') => ({
  titulo: `Passar à fórmula ${formula}?`,
  texto:
    'Vale para as próximas indicações. As que os parceiros deixaram aguardando envio precisarão ser conferidas de novo.',
  confirmar: `Usar a fórmula ${formula}`,
  cancelar: 'Deixar como está',
});
