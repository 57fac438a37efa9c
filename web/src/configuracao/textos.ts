import type { Conferencia } from '@indica-bem/domain/cupom/leitura';

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
