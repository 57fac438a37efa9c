import { CampoDeBusca } from '../../ui/campo-de-busca';

type BuscaDeLojasProps = { busca: string; mudar: (busca: string) => void };

export function BuscaDeLojas(props: BuscaDeLojasProps) {
  return <CampoDeBusca rotulo="Buscar loja" placeholder="Nome, cidade ou CEP" {...props} />;
}
