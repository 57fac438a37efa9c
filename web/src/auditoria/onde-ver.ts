import type { AtoRegistrado } from '@indica-bem/domain/auditoria/contrato';
import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';

/** The screen on which the object of an act is seen, if there is one. */
export function ondeVer({ objeto, id_objeto: id, cadastro }: AtoRegistrado): string | null {
  if (objeto === 'ajuste') return '/configuracoes';
  if (objeto === 'contato') return '/contato-adm';
  if (objeto === 'fechamento') return '/acertos';
  if (id === null) return null;
  switch (objeto) {
    case 'campanha':
      return `/campanhas/editar/${id}`;
    case 'capa':
      return `/capas/editar/${id}`;
    case 'produto':
      return `/produto/editar/${id}`;
    case 'cupom':
      return `/cupom/ver/${id}`;
    case 'prescricao':
      return `/indicacao/codigo/${id}`;
    case 'lote':
      return `/gerar-codigos/imprimir/${id}`;
    case 'acerto':
      return `/acertos/loja/${id}`;
    case 'contestacao':
      return '/acertos/contestacoes';
    case 'pedido':
    case 'estorno':
      return '/estornos';
    case 'conta': {
      const tipo = TIPOS_DE_CADASTRO.find((nome) => nome === cadastro);
      return tipo ? `/usuarios/editar/${numeroDoTipo(tipo)}/${id}` : null;
    }
    default:
      return null;
  }
}
